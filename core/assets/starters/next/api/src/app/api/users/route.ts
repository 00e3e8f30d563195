import { requireAuth } from "@/features/api/requireAuth";
import { addUser, listUsers } from "@/features/api/users";

export const GET = requireAuth(listUsers);
export const POST = requireAuth(addUser);

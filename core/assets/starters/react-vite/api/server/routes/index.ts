import { requireAuth } from "../middleware/requireAuth";
import { addUser, listUsers } from "./users";

type Handler = (request: Request) => Response | Promise<Response>;

const routes: Record<string, Handler> = {
  "GET /api": () => Response.json({ routes: ["/api/users"] }),
  "GET /api/users": requireAuth(listUsers),
  "POST /api/users": requireAuth(addUser),
};

export function findRoute(method: string, path: string): Handler | undefined {
  return routes[`${method} ${path}`];
}

export function GET() {
  return Response.json({ routes: ["/api/users"] });
}

import type { StarterFiles } from "./starter-files.ts";

/** Login and signup forms for the browser. */
export const domAuthFiles: StarterFiles = {
  "AuthForm.tsx": `import { useState, type SubmitEvent } from "react";
import { useAuth } from "./useAuth";
import { validateEmail } from "./validateEmail";

interface AuthFormProps {
  title: string;
  action: string;
  onSubmit: (email: string, password: string) => Promise<void>;
}

/** Email and password with their checks; login and signup are made of it. */
export function AuthForm({ title, action, onSubmit }: AuthFormProps) {
  const { user, logOut } = useAuth();
  const [error, setError] = useState<string | null>(null);

  if (user) {
    return (
      <section>
        <p>Signed in as {user.email}.</p>
        <button type="button" onClick={logOut}>
          Log out
        </button>
      </section>
    );
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get("email"));
    const password = String(data.get("password"));
    const problem =
      validateEmail(email) ??
      (password.length < 8 ? "Use at least 8 characters." : null);
    setError(problem);
    if (!problem) await onSubmit(email, password);
  }

  return (
    <form onSubmit={submit} noValidate>
      <h1>{title}</h1>
      <label>
        Email
        <input name="email" type="email" autoComplete="email" />
      </label>
      <label>
        Password
        <input
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </label>
      {error && <p role="alert">{error}</p>}
      <button type="submit">{action}</button>
    </form>
  );
}
`,
  "LoginForm.tsx": `import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function LoginForm() {
  const { logIn } = useAuth();
  return <AuthForm title="Log in" action="Log in" onSubmit={logIn} />;
}
`,
  "SignupForm.tsx": `import { AuthForm } from "./AuthForm";
import { useAuth } from "./useAuth";

export function SignupForm() {
  const { signUp } = useAuth();
  return <AuthForm title="Sign up" action="Create account" onSubmit={signUp} />;
}
`,
};

/** The parts of a dashboard for the browser. */
export const domDashboardFiles: StarterFiles = {
  "DashboardLayout.tsx": `import type { ReactNode } from "react";
import { Header } from "./Header";
import { Sidebar } from "./Sidebar";

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header title="Dashboard" />
      <Sidebar />
      <main>{children}</main>
    </>
  );
}
`,
  "DashboardPage.tsx": `const figures = [
  { label: "Visitors", value: 1280 },
  { label: "Sign-ups", value: 64 },
  { label: "Orders", value: 17 },
];

export function DashboardPage() {
  return (
    <dl>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
`,
  "Header.tsx": `export function Header({ title }: { title: string }) {
  return (
    <header>
      <h1>{title}</h1>
    </header>
  );
}
`,
  "Sidebar.tsx": `const items = ["Overview", "Reports", "Settings"];

export function Sidebar() {
  return (
    <nav aria-label="Dashboard">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </nav>
  );
}
`,
};

/** A post as elements of the browser. */
export const postBodyFiles: StarterFiles = {
  "PostBody.tsx": `import { parseInline, parseMarkdown } from "./markdown";

/** A Markdown text as elements; nothing in it can run. */
export function PostBody({ source }: { source: string }) {
  return parseMarkdown(source).map((block, at) => {
    if (block.kind === "list") {
      return (
        <ul key={at}>
          {block.items.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    }
    if (block.kind === "paragraph") {
      return (
        <p key={at}>
          <Words text={block.text} />
        </p>
      );
    }
    return (
      <h2 key={at}>
        <Words text={block.text} />
      </h2>
    );
  });
}

function Words({ text }: { text: string }) {
  return parseInline(text).map((part, at) => {
    if (part.kind === "link") {
      return (
        <a key={at} href={part.href}>
          {part.text}
        </a>
      );
    }
    if (part.kind === "strong") return <strong key={at}>{part.text}</strong>;
    if (part.kind === "em") return <em key={at}>{part.text}</em>;
    if (part.kind === "code") return <code key={at}>{part.text}</code>;
    return part.text;
  });
}
`,
};

/** A list of post cards for the browser. */
export const postListFiles: StarterFiles = {
  "PostList.tsx": `import { PostCard } from "./PostCard";
import type { Post } from "./posts";

export function PostList({ posts }: { posts: Post[] }) {
  return (
    <ul>
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
`,
};

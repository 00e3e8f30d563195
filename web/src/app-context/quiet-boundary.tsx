import { Component, type ReactNode } from "react";

/** Around what the app can do without (tooltips, an update notice): if it fails it is missing, and nothing else is. */
export class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn("A small part of the app could not be shown:", error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import { Component, type ErrorInfo, type ReactNode } from "react";
import { BugNotice } from "./bug-notice.tsx";

/**
 * Catches what a page throws while it draws. The shell around it stays, and what was typed is still in the page's
 * draft when it is drawn again.
 */
export class BugBoundary extends Component<{ children: ReactNode }, { error: unknown; hasFailed: boolean }> {
  override state: { error: unknown; hasFailed: boolean } = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; hasFailed: boolean } {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error("This is a bug in Toolbox.", error, info.componentStack);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <BugNotice error={this.state.error} onRetry={() => this.setState({ error: null, hasFailed: false })} />;
  }
}

import type { SiteConfig } from "@toolbox/core/site";
import { TextLink } from "../../kit/elements/text-link.tsx";

/** What happens with what is typed, and where the mails of a local site are. */
export function AuthNotes({ isSignUp, site }: { isSignUp: boolean; site: SiteConfig | null }) {
  return (
    <div className="mt-4 text-12 text-text-3">
      <p>
        {isSignUp ? (
          "We send one email to confirm the address."
        ) : (
          <>
            The server only signs you in.
            <br />
            Every tool runs in your browser.
          </>
        )}
      </p>
      {site?.inboxUrl && (
        <p>
          Local mode: <TextLink to={new URL(site.inboxUrl, window.location.origin).href}>Open local inbox</TextLink>
        </p>
      )}
    </div>
  );
}

import { useCallback, useEffect, useState } from "react";
import type { AccessToken, DataClient } from "../../../session/account/data.ts";
import { useAccount } from "../../../session/use-session.ts";

/** The tokens of the user, and what can be done to them. Each action throws an Error with a sentence. */
export interface Tokens {
  /** Null until the first answer. */
  readonly list: readonly AccessToken[] | null;
  /** Why there is no list. */
  readonly error: string | null;
  reload(): Promise<void>;
  /** Runs an action on the server, then reads the list again. */
  act<T>(run: (data: DataClient) => Promise<T>): Promise<T>;
}

export function useTokens(): Tokens {
  const { data } = useAccount();
  const [state, setState] = useState<{ list: readonly AccessToken[] | null; error: string | null }>({
    list: null,
    error: null,
  });

  const reload = useCallback(async () => {
    try {
      const client = await data();
      setState({ list: await client.listTokens(), error: null });
    } catch (error) {
      // What was listed before stays in sight.
      setState(({ list }) => ({ list, error: sentence(error) }));
    }
  }, [data]);

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets state after the answer, not here
    void reload();
    // Another tab or a terminal may have changed the list meanwhile.
    const onReturn = () => document.visibilityState === "visible" && void reload();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [reload]);

  const act = useCallback(
    async <T>(run: (client: DataClient) => Promise<T>) => {
      const answer = await run(await data());
      await reload();
      return answer;
    },
    [data, reload],
  );
  return { ...state, reload, act };
}

export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

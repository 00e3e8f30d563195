import { useEffect, useState } from "react";

/** A text that outlives the page, in this browser. Without room to keep it, it lasts as long as the page does. */
export function useKeptText(key: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? "");
  useEffect(() => {
    try {
      if (text === "") localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      console.warn("The browser has no room to keep the text.", error);
    }
  }, [key, text]);
  return [text, setText];
}

import type { Fields } from "@toolbox/core";
import { Braces, Ellipsis, FlaskConical, Keyboard, RotateCcw, Share2, SquareTerminal, Star, Undo2 } from "lucide-react";
import { Button } from "../elements/button.tsx";
import { toggleFavorite, useFavorites } from "../host/favorites.ts";
import { IconButton } from "../elements/icon-button.tsx";
import { Menu } from "../overlay/menu.tsx";
import type { MenuItem } from "../overlay/menu-item.ts";
import { notify } from "../toast/notify.ts";
import { usePageAction } from "./page-actions.ts";
import { useCopy } from "../result/deliver/use-copy.ts";
import { useShortcut } from "../elements/use-shortcut.ts";
import type { ToolState } from "./use-tool.ts";

const copiedCommand = { title: "Copied!", description: "Paste the command into a terminal." };
const copiedConfig = { title: "Copied!", description: 'Paste it under "make" in toolbox.config.json.' };
const copiedLink = { title: "Copied!", description: "The link opens this page with this input." };

/**
 * The actions of a tool page: Example, Copy as command, Copy as config where the tool can be an entry of `make`, Share,
 * Favorite, and a menu with these and the rarer ones.
 */
export function ToolActions<F extends Fields>({ state, route, isOneOfSeveral, onShortcuts }: ToolActionsProps<F>) {
  const isFavorite = useFavorites().includes(route);
  const favorite = isFavorite ? "Remove from favorites" : "Add to favorites";
  const command = useCopy(copiedCommand);
  const config = useCopy(copiedConfig);
  const shared = useCopy(copiedLink);
  const copyCommand = () => void command.copy(state.command);
  const copyConfig = () => void config.copy(state.config());
  const canBeMade = state.tool.notInMake === undefined;
  const share = async () => {
    const make = async () => {
      const link = await state.link();
      if (!link.ok) {
        notify("error", "No link", link.message);
        return undefined;
      }
      const url = new URL(link.url);
      if (isOneOfSeveral) url.searchParams.set("tool", state.tool.id);
      return url.href;
    };
    await shared.copy({ text: make() });
  };
  useShortcut("mod+e", "Fill in the example", () => state.loadExample());
  usePageAction({ label: "Copy as command", icon: SquareTerminal, run: copyCommand });
  usePageAction({ label: "Copy as config", icon: Braces, run: copyConfig, enabled: canBeMade });
  usePageAction({ label: "Share", icon: Share2, run: () => void share() });
  usePageAction({ label: favorite, icon: Star, run: () => toggleFavorite(route) });
  usePageAction({ label: "Bring back my input", icon: Undo2, run: state.restore, enabled: state.canRestore });
  usePageAction({ label: "Start over", icon: RotateCcw, run: state.reset, enabled: state.isDirty });

  const examples: MenuItem[] = state.tool.examples.map((example) => ({
    label: state.tool.examples.length === 1 ? "Example" : example.name,
    icon: FlaskConical,
    onSelect: () => state.loadExample(example.name),
  }));
  const rare: MenuItem[] = [
    ...examples,
    { label: "Copy as command", icon: SquareTerminal, onSelect: copyCommand },
    ...(canBeMade ? [{ label: "Copy as config", icon: Braces, onSelect: copyConfig }] : []),
    { label: "Share", icon: Share2, onSelect: () => void share() },
    { label: favorite, icon: Star, onSelect: () => toggleFavorite(route) },
    { kind: "line" },
    { label: "Bring back my input", icon: Undo2, disabled: !state.canRestore, onSelect: state.restore },
    { label: "Start over", icon: RotateCcw, disabled: !state.isDirty, onSelect: state.reset },
    { label: "All shortcuts", icon: Keyboard, keys: "?", onSelect: onShortcuts },
  ];
  return (
    <div className="ml-auto flex flex-none items-center gap-1">
      <ExampleButton items={examples} onFirst={() => state.loadExample()} />
      <Button variant="ghost" size="sm" icon={SquareTerminal} className="max-xl:hidden" onClick={copyCommand}>
        {command.isCopied ? "Copied!" : "Copy as command"}
      </Button>
      {canBeMade && (
        <Button variant="ghost" size="sm" icon={Braces} className="max-[1399px]:hidden" onClick={copyConfig}>
          {config.isCopied ? "Copied!" : "Copy as config"}
        </Button>
      )}
      <IconButton icon={Share2} label="Share" className="max-md:hidden" onClick={() => void share()} />
      <IconButton
        icon={Star}
        label={favorite}
        pressed={isFavorite}
        className="max-md:hidden"
        onClick={() => toggleFavorite(route)}
      />
      <Menu
        items={rare}
        renderTrigger={(trigger) => <IconButton icon={Ellipsis} label="More actions" {...trigger} />}
      />
      <output className="sr-only">{(command.isCopied || config.isCopied || shared.isCopied) && "Copied!"}</output>
    </div>
  );
}

function ExampleButton({ items, onFirst }: { items: readonly MenuItem[]; onFirst: () => void }) {
  const look = { variant: "ghost", size: "sm", icon: FlaskConical, className: "max-md:hidden" } as const;
  if (items.length > 1)
    return (
      <Menu
        items={items}
        renderTrigger={(trigger) => (
          <Button {...look} {...trigger}>
            Examples
          </Button>
        )}
      />
    );
  return (
    <Button {...look} onClick={onFirst}>
      Example
    </Button>
  );
}

type ToolActionsProps<F extends Fields> = {
  state: ToolState<F>;
  route: string;
  /** The page has others too: a link says which one it opens. */
  isOneOfSeveral?: boolean | undefined;
  onShortcuts: () => void;
};

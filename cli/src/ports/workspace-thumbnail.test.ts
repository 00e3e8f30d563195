import { fileURLToPath } from "node:url";
import { runTool } from "@toolbox/core";
import { tool } from "@toolbox/core/tools/workspace/tool.ts";
import { expect, it } from "vitest";
import { nodePorts } from "./index.ts";

const text = `Title: Product Launch Plan

## Market Research
Status: Complete
- [x] Interviews
- [x] Pricing sheet
- [x] Positioning

## Brand and Tokens
Status: Complete
- [x] Logo
- [x] Color tokens
- [x] Component kit
- [x] Dark theme

## Billing API
Status: In Progress
- [x] Seats
- [x] Checkout
- [ ] Webhooks
- [ ] Proration
- [ ] Invoices

## Landing Page
Status: In Progress
- [x] Hero copy
- [x] Pricing table
- [ ] Share images
- [ ] Waitlist form

## Onboarding Flow
Status: In Progress
- [x] Empty states
- [x] Import
- [ ] Invitations
- [ ] First session

## Legal Review
Status: Not Started
- [ ] Terms
- [ ] Privacy policy
- [ ] Agreement
`;

/*
 * The dashboard shows a mindmap that the tool drew: a file, since the code that draws weighs more than the picture. When
 * the drawing was changed on purpose, `npx vitest run --project unit workspace-thumbnail -u` draws it again.
 */
it.each(["light", "dark"])("the thumbnail of the workspace is what the tool draws in the %s theme", async (theme) => {
  const input = { text, theme, view: "mindmap", layout: "hierarchical", format: "svg", folded: true };
  const run = await runTool(tool, input, nodePorts);
  const output = run.ok ? run.outputs[0] : undefined;
  const file = new URL(`../../../web/src/pages/dashboard/thumbnails/workspace-${theme}.svg`, import.meta.url);
  await expect(output?.kind === "text" ? output.text : undefined).toMatchFileSnapshot(fileURLToPath(file));
});

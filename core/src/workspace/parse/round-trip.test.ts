import fc from "fast-check";
import { expect, it } from "vitest";
import { workspaceMarkdown } from "../export/workspace-markdown.ts";
import { arbitraryWorkspace } from "../testing/arbitrary-workspace.ts";
import { parseWorkspace } from "./parse-workspace.ts";

const NOW = "2030-01-01T00:00:00.000Z";

it("reads a written workspace back as it was, whatever is in it", () =>
  fc.assert(
    fc.property(arbitraryWorkspace, fc.constantFrom("\n", "\r\n"), (workspace, lineEnd) => {
      const text = workspaceMarkdown(workspace).replaceAll("\n", lineEnd);
      const reading = parseWorkspace(text, { now: NOW });
      expect(reading.workspace).toEqual(workspace);
      expect(reading.notices).toEqual([]);
    }),
    { numRuns: 400 },
  ));

it("reads it back without its times too, as made now", () =>
  fc.assert(
    fc.property(arbitraryWorkspace, (workspace) => {
      const text = workspaceMarkdown(workspace, { times: false });
      expect(text).not.toMatch(/^(?:created|updated): /m);
      const { nodes, metadata } = parseWorkspace(text, { now: NOW }).workspace;
      expect(nodes).toEqual(workspace.nodes);
      expect(metadata).toMatchObject({ title: workspace.metadata.title, createdAt: NOW, updatedAt: NOW });
    }),
    { numRuns: 50 },
  ));

import { describe, expect, it } from "vitest";
import { fakeFile } from "../../testing/fake-file.ts";
import { fakePorts } from "../../testing/fake-ports.ts";
import { sampleImage } from "../../testing/contracts/image-input.contract.ts";
import { openPicture } from "./open-picture.ts";

describe("openPicture", () => {
  const open = async (content: Uint8Array | string, name = "a.png") => {
    const said: string[] = [];
    const opened = await openPicture(fakeFile(name, "image/png", content), fakePorts(), "image", (m) => said.push(m));
    return { ...opened, said };
  };
  it("gives the picture and says nothing of a plain one", async () => {
    expect(await open(sampleImage("png"))).toMatchObject({ picture: { width: 64 }, prepared: { width: 8 }, said: [] });
  });
  it("says what is not used", async () => {
    expect((await open("<svg><script/></svg>", "x.svg")).said).toEqual([
      "x.svg: The SVG has scripts, which were left out.",
    ]);
  });
  it("refuses with the file's name and the field", async () => {
    await expect(open("words")).rejects.toMatchObject({ code: "decode", field: "image", message: /^a\.png: The file/ });
  });
  it("says so when the file cannot be read", async () => {
    const gone = { ...fakeFile("a.png", "image/png", "x"), bytes: async () => Promise.reject(new Error("NotFound")) };
    await expect(openPicture(gone, fakePorts(), "image", () => {})).rejects.toMatchObject({
      message: "a.png: The file could not be read. Choose it again.",
    });
  });
});

/* Fakes for tests of core and of the hosts. Contract suites are in ./contracts: they need a test runner. */
export { fakeFile } from "./fake-file.ts";
export { FAKE_NOW, fakePorts } from "./fake-ports.ts";
export { type PenCall, recordingCanvas, type RecordingCanvas, recordingPen } from "./recording-canvas.ts";
export { sampleTool } from "./sample-tool.ts";
export { slowTool } from "./slow-tool.ts";

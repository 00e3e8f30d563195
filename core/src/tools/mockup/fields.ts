import { PICTURE_LIMITS } from "../../graphics/image-input/image-fields.ts";
import { field, type InputOf } from "../../tool/fields.ts";

export const mockupFields = {
  image: field.file({ label: "Screenshot", section: "Screenshot", ...PICTURE_LIMITS }),
  fit: field.choice({
    label: "Fit",
    section: "Screenshot",
    initial: "cover",
    variant: "segments",
    options: [
      { value: "cover", label: "Cover", hint: "Fills the screen from its top; the rest is cut off" },
      { value: "contain", label: "Contain", hint: "Shows all of it; what is left of the screen stays dark" },
    ],
  }),
  device: field.choice({
    label: "Device",
    section: "Device",
    initial: "macbook-pro",
    variant: "select",
    options: [
      { value: "macbook-pro", label: "MacBook Pro" },
      { value: "iphone-14-pro", label: "iPhone 14 Pro" },
      { value: "ipad-pro", label: "iPad Pro" },
      { value: "samsung-galaxy", label: "Samsung Galaxy" },
      { value: "laptop", label: "Laptop" },
      { value: "phone", label: "Phone" },
      { value: "tablet", label: "Tablet" },
      { value: "browser", label: "Browser window" },
      { value: "none", label: "No device" },
    ],
  }),
  orientation: field.choice({
    label: "Orientation",
    section: "Device",
    initial: "portrait",
    variant: "segments",
    options: [
      { value: "portrait", label: "Portrait" },
      { value: "landscape", label: "Landscape" },
    ],
    when: { field: "device", is: ["iphone-14-pro", "ipad-pro", "samsung-galaxy", "phone", "tablet"] },
  }),
  finish: field.choice({
    label: "Finish",
    section: "Device",
    initial: "dark",
    variant: "segments",
    options: [
      { value: "dark", label: "Dark" },
      { value: "light", label: "Light" },
    ],
  }),
  address: field.text({
    label: "Address",
    section: "Device",
    initial: "example.com",
    max: 80,
    when: { field: "device", is: ["browser"] },
  }),
  radius: field.number({
    label: "Corner radius",
    section: "Device",
    initial: 12,
    min: 0,
    max: 48,
    step: 4,
    variant: "slider",
    when: { field: "device", is: ["browser", "none"] },
  }),
  background: field.choice({
    label: "Background",
    section: "Background",
    initial: "color",
    variant: "segments",
    options: [
      { value: "color", label: "Color" },
      { value: "gradient", label: "Gradient" },
      { value: "none", label: "None" },
    ],
  }),
  backgroundColor: field.color({
    label: "Background color",
    section: "Background",
    initial: "#f3f4f6",
    when: { field: "background", is: ["color"] },
  }),
  gradient: field.choice({
    label: "Gradient",
    section: "Background",
    initial: "dawn",
    variant: "tiles",
    options: [
      { value: "dawn", label: "Dawn" },
      { value: "lagoon", label: "Lagoon" },
      { value: "meadow", label: "Meadow" },
      { value: "dusk", label: "Dusk" },
      { value: "slate", label: "Slate" },
      { value: "own", label: "Own" },
    ],
    when: { field: "background", is: ["gradient"] },
  }),
  gradientFrom: field.color({
    label: "From",
    section: "Background",
    initial: "#3b82f6",
    when: { field: "gradient", is: ["own"] },
  }),
  gradientTo: field.color({
    label: "To",
    section: "Background",
    initial: "#a855f7",
    when: { field: "gradient", is: ["own"] },
  }),
  shadow: field.flag({ label: "Shadow", section: "Background", initial: true, variant: "switch" }),
  extraPadding: field.number({
    label: "More padding",
    section: "Background",
    initial: 0,
    min: 0,
    max: 200,
    step: 20,
    variant: "slider",
    hint: "Pixels added to the 50 (100 with a shadow) that are always there.",
  }),
  scale: field.choice({
    label: "Scale",
    section: "File",
    initial: "1",
    variant: "segments",
    options: [
      { value: "1", label: "1x" },
      { value: "2", label: "2x" },
      { value: "3", label: "3x" },
    ],
  }),
  format: field.choice({
    label: "Format",
    section: "File",
    initial: "png",
    variant: "segments",
    options: [
      { value: "png", label: "PNG" },
      { value: "webp", label: "WebP" },
      { value: "jpeg", label: "JPEG" },
    ],
  }),
} as const;

export type MockupInput = InputOf<typeof mockupFields>;
export type DeviceId = MockupInput["device"];

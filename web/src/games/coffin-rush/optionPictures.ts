import LayoutPicture from "./map/LayoutPicture.svelte";
import type { OwnTemple } from "./wire";

export const pictures = { layout: LayoutPicture };

export function added(option: string, own: object): readonly string[] {
  return option === "layout" ? Object.keys((own as OwnTemple).layouts ?? {}) : [];
}

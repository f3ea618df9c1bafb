import type { GalleryTexts } from "./gallery.tsx";

export const ja: GalleryTexts = {
  open: (position, total, alt) => `写真${position}／${total}${alt ? `：${alt}` : ""}`,
  all: (total) => `写真${total}枚をすべて見る`,
  position: (position, total) => `${position}／${total}`,
  drawn: "イラスト：写真はまだありません",
  previous: "前の写真",
  next: "次の写真",
  close: "閉じる",
};

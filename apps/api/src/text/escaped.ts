const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for use in HTML, inside an element or a quoted attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (c) => entities[c]!);

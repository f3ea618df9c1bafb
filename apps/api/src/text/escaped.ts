const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, within an element or an attribute's quotes. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (c) => entities[c]!);

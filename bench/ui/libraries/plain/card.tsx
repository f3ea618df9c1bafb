import { initialsOf, type Item } from "../../apps/content.ts";

export const VendorCard = ({ item }: { item: Item }) => (
  <div className="card">
    <span className="avatar" aria-hidden>
      {initialsOf(item)}
    </span>
    <h3>{item.title}</h3>
    <p>{item.text}</p>
    <span className="badge">{item.badge}</span>
    <button type="button" className="button small">
      {item.action}
    </button>
  </div>
);

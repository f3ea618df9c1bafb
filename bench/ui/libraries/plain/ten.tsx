import { type KeyboardEvent, useRef, useState } from "react";
import { words } from "../../apps/content.ts";

export function Ten() {
  const [saved, setSaved] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <main className="page">
      <div className="row">
        <button type="button" className="button">
          {words.button}
        </button>
        <button type="button" className="button outline" onClick={() => dialog.current?.showModal()}>
          {words.dialog.trigger}
        </button>
        <Menu />
        <button type="button" className="button outline" onClick={() => setSaved((times) => times + 1)}>
          {words.toast.trigger}
        </button>
        <span className="avatar" aria-hidden>
          {words.avatar.initials}
        </span>
      </div>
      <div className="row">
        <Tabs />
      </div>
      <label className="field">
        <strong>{words.textField.label}</strong>
        <small>{words.textField.hint}</small>
        <input defaultValue={words.textField.value} />
      </label>
      <label className="field">
        <strong>{words.select.label}</strong>
        <select>
          {words.select.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="check">
        <input type="checkbox" defaultChecked />
        {words.checkbox.label}
      </label>
      <div className="card">
        <h3>{words.card.title}</h3>
        <p>{words.card.text}</p>
      </div>
      <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title">
        <h3 id="dialog-title">{words.dialog.title}</h3>
        <p>{words.dialog.text}</p>
        <footer>
          <button type="button" className="button outline" onClick={close}>
            {words.dialog.cancel}
          </button>
          <button type="button" className="button" onClick={close}>
            {words.dialog.confirm}
          </button>
        </footer>
      </dialog>
      <Toast times={saved} />
    </main>
  );
}

function step(event: KeyboardEvent, keys: [back: string, on: string]) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const by = keys.indexOf(event.key) * 2 - 1;
  if (!keys.includes(event.key)) return;
  all.at((all.indexOf(document.activeElement as HTMLElement) + by) % all.length)?.focus();
}

function Menu() {
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className="button outline"
        popoverTarget="more"
        aria-haspopup="menu"
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect();
          Object.assign(list.current!.style, { left: `${left}px`, top: `${bottom + 6}px` });
        }}
      >
        {words.menu.trigger}
      </button>
      <div
        ref={list}
        id="more"
        popover="auto"
        role="menu"
        tabIndex={-1}
        className="menu"
        onToggle={() => list.current?.querySelector("button")?.focus()}
        onKeyDown={(event) => step(event, ["ArrowUp", "ArrowDown"])}
      >
        {words.menu.items.map((item) => (
          <button key={item} type="button" role="menuitem" onClick={() => list.current?.hidePopover()}>
            {item}
          </button>
        ))}
      </div>
    </>
  );
}

function Tabs() {
  const [chosen, choose] = useState<string>(words.tabs[0].value);
  return (
    <div className="tabs">
      <div role="tablist" tabIndex={-1} onKeyDown={(event) => step(event, ["ArrowLeft", "ArrowRight"])}>
        {words.tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`tab-${value}`}
            aria-controls="tab-panel"
            aria-selected={value === chosen}
            tabIndex={value === chosen ? 0 : -1}
            onFocus={() => choose(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`}>
        {words.tabs.find(({ value }) => value === chosen)?.text}
      </div>
    </div>
  );
}

function Toast({ times }: { times: number }) {
  const [closed, setClosed] = useState(0);
  return (
    <output>
      {times > closed ? (
        <div className="toast">
          <strong>{words.toast.title}</strong>
          <div>{words.toast.text}</div>
          <button type="button" className="button small" onClick={() => setClosed(times)}>
            Close
          </button>
        </div>
      ) : null}
    </output>
  );
}

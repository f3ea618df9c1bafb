// What a list shows, as written in its address. Nonsense in an address is ignored, and defaults are left out of it.

/** One parameter of an address. */
export type Param<Value> = {
  read: (params: URLSearchParams, name: string) => Value;
  /** Empty if the address can do without it. */
  write: (value: Value) => string;
};

/** The position in the list: a cursor, and the page that it leads to, for display. */
export type Position = { cursor: string; page: number };

export type ListParams<State extends object> = {
  parse: (params: URLSearchParams) => State & Position;
  /** The state with a change, as an address; any change but one of position goes back to the first page. */
  parts: (state: State, change?: Partial<State & Position>) => Record<keyof State | keyof Position, string>;
  /** The parameters' names in the address. */
  names: string[];
};

/** What the parameters of a list are declared with. */
export type StateOf<Params> = Params extends ListParams<infer State> ? State & Position : never;

/** No cursor is longer. */
const LONGEST_CURSOR = 400;

const position: { [Name in keyof Position]: Param<Position[Name]> } = {
  cursor: {
    read: (params) => (params.get("cursor") ?? "").slice(0, LONGEST_CURSOR),
    write: (cursor) => cursor,
  },
  // Without a cursor it is the first, whatever the address says.
  page: {
    read: (params) => {
      const page = Number(params.get("page"));
      return params.get("cursor") && Number.isInteger(page) && page > 1 ? page : 1;
    },
    write: (page) => (page > 1 ? String(page) : ""),
  },
};

/**
 * The parameters of a list, in the order of its address: `listParams({ stars: whole(1, 5), sort: oneOf(orders,
 * "newest") })`.
 */
export function listParams<State extends object>(own: {
  [Name in keyof State]: Param<State[Name]>;
}): ListParams<State> {
  const all = Object.entries({ ...own, ...position }) as [string, Param<unknown>][];
  return {
    names: all.map(([name]) => name),
    parse: (params) =>
      Object.fromEntries(all.map(([name, { read }]) => [name, read(params, name)])) as State & Position,
    parts: (state, change = {}) => {
      const next: Record<string, unknown> = { ...state, cursor: "", page: 1, ...change };
      return Object.fromEntries(all.map(([name, { write }]) => [name, write(next[name])])) as Record<
        keyof State | keyof Position,
        string
      >;
    },
  };
}

/** Text, cut to a maximum number of characters. */
export const words = (longest: number): Param<string> => ({
  read: (params, name) => (params.get(name) ?? "").trim().slice(0, longest),
  write: (text) => text,
});

/** One of these values; the default is left out. */
export const oneOf = <const Value extends string>(values: readonly Value[], usual: Value): Param<Value> => ({
  read: (params, name) => values.find((value) => value === params.get(name)) ?? usual,
  write: (value) => (value === usual ? "" : value),
});

/** Yes or no. */
export const flag: Param<boolean> = {
  read: (params, name) => params.get(name) === "true",
  write: (value) => (value ? "true" : ""),
};

/** A number within bounds, or none. */
export const number = (least: number, most: number): Param<number | null> => ({
  read: (params, name) => {
    const value = Number(params.get(name));
    return value >= least && value <= most ? value : null;
  },
  write: (value) => (value === null ? "" : String(value)),
});

/** A whole number within bounds, or none. */
export const whole = (least: number, most: number): Param<number | null> => {
  const { read, write } = number(least, most);
  return {
    read: (params, name) => {
      const value = read(params, name);
      return Number.isInteger(value) ? value : null;
    },
    write,
  };
};

/** Several values, each once. A parameter may be repeated, as forms do, or hold a comma-separated list. */
export const several = (isOne: (value: string) => boolean, most = Infinity): Param<string[]> => ({
  read: (params, name) => {
    const values = params.getAll(name).flatMap((value) => value.split(","));
    return [...new Set(values.map((value) => value.trim()).filter(isOne))].slice(0, most);
  },
  write: (values) => values.join(","),
});

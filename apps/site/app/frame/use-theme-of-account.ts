import { useEffect } from "react";
import { accountQuery } from "../queries.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { themeAtom } from "../state/theme.ts";
import { useVisit } from "../visit.ts";

/**
 * People who log in get the theme that they chose elsewhere. A reload is not a login: this device's theme then stays.
 */
export function useThemeOfAccount(): void {
  const { queryClient, store } = useVisit();
  useEffect(() => {
    let before = store.get(sessionAtom).userData._id;
    return store.sub(sessionAtom, () => {
      const { _id } = store.get(sessionAtom).userData;
      if (_id === before) return;
      before = _id;
      if (_id === "" || !store.get(restoredAtom)) return;
      queryClient.fetchQuery(accountQuery(_id)).then(
        ({ settings }) => store.set(themeAtom, settings.theme),
        // The theme isn't worth a message: this device's stays.
        () => undefined,
      );
    });
  }, [queryClient, store]);
}

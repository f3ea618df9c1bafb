import { useQuery } from "@tanstack/react-query";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { AccountDraftNotice } from "../forms/account-draft-notice.tsx";
import { inWords } from "../listings/in-words.ts";
import { fieldName } from "../listings/messages.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { vendorFields } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";
import { vendorAccount } from "./vendor-account.ts";

const words = messages.account;
const fields = vendorFields.filter((field) => field !== "placeNames");

export function VendorAccountNotice() {
  const { data: categories = [] } = useQuery(categoriesQuery());
  return (
    <AccountDraftNotice
      sync={vendorAccount}
      words={words}
      fields={fields}
      nameOf={fieldName}
      textOf={(field, version) => inWords(field, version[field], { categories, placeNames: version.placeNames })}
      ended={
        <TextLink asChild>
          <Link to={paths.profile()}>{words.listings}</Link>
        </TextLink>
      }
    />
  );
}

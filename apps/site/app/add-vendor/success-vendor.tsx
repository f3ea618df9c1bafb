import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { useLocationState } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { isShape, isString } from "../state/shape.ts";
import { isVendorBegunAtom } from "../state/vendor-form.ts";
import { messages } from "./messages.ts";

const words = messages.success;

type Submitted = { id: string; name: string };
const isSubmitted = isShape<Submitted>({ id: isString, name: isString });

export default function SuccessVendor() {
  const submitted = useLocationState(isSubmitted);
  return submitted ? <Thanks submitted={submitted} /> : <Nothing />;
}

export function Thanks({ submitted: { id, name } }: { submitted: Submitted }) {
  const [before, emphasis] = words.heading;
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={words.title} noindex />
      <Stack gap={6}>
        <Heading level={1}>
          {before}
          <em>{emphasis}</em>
        </Heading>
        <Text size={18}>{words.lead(name)}</Text>
        <Stack asChild gap={2}>
          <ol className="list-decimal ps-5">
            {words.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Stack>
        <Text>
          <strong className="font-semibold">{words.yours}</strong> {words.claim}
        </Text>
        <Stack direction="row" gap={3}>
          <Button asChild size="lg">
            <Link to={paths.vendor(id)}>{words.see}</Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <Link to={paths.addVendor}>{words.more}</Link>
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}

/** For people who came here by the address: this tab has submitted nothing to thank them for. */
function Nothing() {
  const begun = useAtomValue(isVendorBegunAtom);
  return (
    <Container width="text" className="py-14 sm:py-24">
      <Head title={words.nothing} noindex />
      <Stack gap={6}>
        <Heading level={1} size="section">
          {words.nothing}
        </Heading>
        <Text size={18}>{words.nothingHint}</Text>
        <div>
          <Button asChild size="lg">
            <Link to={paths.addVendor}>{begun ? words.goOn : messages.title}</Link>
          </Button>
        </div>
      </Stack>
    </Container>
  );
}

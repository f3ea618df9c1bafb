// The steps after the first, loaded together while that one is filled in, so that they are there without a connection.
export { CheckStep } from "./check-step.tsx";
export { ContactStep } from "./contact-step.tsx";
export { HoursStep } from "./hours-step.tsx";
export { SpecialHoursField } from "../listings/special-hours-field.tsx";
export { PhotosStep } from "./photos-step.tsx";
export { StartAgain } from "./start-again.tsx";

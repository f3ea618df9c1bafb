export { Button } from "@troth/ui/button";

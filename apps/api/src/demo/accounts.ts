// The demo's accounts. They exist only in demo mode, and one command removes them with the rest of the demo.
export const demoPassword = "three lanterns by the lake";
/** For the demo admin's authenticator: type it in, or get a code with `npm run demo:code`. */
export const demoAdminSecret = "TROTHDEMOADMINSECRETFORANYBODY23";
export const demoAccounts = [
  {
    email: "ana@demo.example",
    firstName: "Ana",
    lastName: "Kovač",
    location: "Ljubljana",
    role: "user",
    isAdmin: false,
  },
  {
    email: "owner@demo.example",
    firstName: "Jakob",
    lastName: "Podrožnik",
    location: "Ljubljana",
    role: "vendor",
    isAdmin: false,
  },
  // Ana's partner: their accounts are linked.
  {
    email: "marko@demo.example",
    firstName: "Marko",
    lastName: "Leskovar",
    location: "Ljubljana",
    role: "user",
    isAdmin: false,
  },
  // Looks after the owner's listing with him.
  {
    email: "petra@demo.example",
    firstName: "Petra",
    lastName: "Kos",
    location: "Ljubljana",
    role: "user",
    isAdmin: false,
  },
  { email: "admin@demo.example", firstName: "Mira", lastName: "Novak", location: "", role: "admin", isAdmin: true },
] as const;

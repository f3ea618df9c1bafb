export const messages = {
  code: {
    label: "Code",
    hint: "Six digits, from your authenticator.",
    problem: "Enter six digits; spaces don’t matter",
  },
  setup: {
    scan: "Scan this with an authenticator: an app such as Aegis or Google Authenticator, or your password manager.",
    picture: "QR code for your authenticator",
    open: "Open in an authenticator on this device",
    typed: "Or type in this key",
    typedHint: "Capitals and spaces make no difference. Choose “time-based” if it asks.",
    copyKey: "Copy the key",
    keyCopied: "Key copied",
  },
  recovery: {
    what: "If you lose your authenticator, one of these logs you in instead. Each works once.",
    once: "We only show them this once. Keep them away from your phone: on paper, or in a password manager.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "Codes copied",
    download: "Save as a file",
    print: "Print",
    kept: "I’ve saved them",
    fileName: (brand: string) => `${brand.toLowerCase()}-recovery-codes.txt`,
    fileHeading: (brand: string, email: string) => `Recovery codes for ${email} at ${brand}. Each works once.`,
  },
  notCopied: "Copying didn’t work here. Select it and copy it by hand.",
};

export const messages = {
  code: {
    label: "Code",
    hint: "Six figures, from your authenticator.",
    problem: "Six figures belong here; spaces do not matter",
  },
  setup: {
    scan: "Scan this with an authenticator: an app such as Aegis or Google Authenticator, or your password manager.",
    picture: "QR code for your authenticator",
    open: "Open in an authenticator on this device",
    typed: "Or type in this key",
    typedHint: "Capital or small letters and spaces make no difference. Choose “time-based”, if it asks.",
    copyKey: "Copy the key",
    keyCopied: "The key is copied",
  },
  recovery: {
    what: "Should your authenticator be lost, one of these logs you in instead. Each works once.",
    once: "They are shown this once. Keep them where your phone is not: on paper, or in a password manager.",
    list: "Recovery codes",
    copy: "Copy",
    copied: "The codes are copied",
    download: "Save as a file",
    print: "Print",
    kept: "I have kept them",
    fileName: (brand: string) => `${brand.toLowerCase()}-recovery-codes.txt`,
    fileHeading: (brand: string, email: string) => `Recovery codes of ${email} at ${brand}. Each works once.`,
  },
  notCopied: "Copying did not work here. Select it and copy it by hand.",
};

// Apart from the other paths, which every page loads.

/** Where e-mailed invitations to look after a listing lead. */
export const joinTeam = "/join-team";

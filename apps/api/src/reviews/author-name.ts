/** What the public sees of a person: "Ana K.". */
export const authorName = (firstName: string, lastName: string): string => {
  const initial = [...lastName][0];
  return initial === undefined ? firstName : `${firstName} ${initial.toLocaleUpperCase("en")}.`;
};

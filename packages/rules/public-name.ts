/** A person's name as others see it: "Ana K.". */
export const publicName = (firstName: string, lastName: string): string => {
  const initial = [...lastName][0];
  return initial === undefined ? firstName : `${firstName} ${initial.toLocaleUpperCase("en")}.`;
};

// How an entry of a changelog reads: the words of the changeset, as written, and nothing about how they came to be.

type Changeset = { summary: string };
type Dependency = { name: string; newVersion: string };

const getReleaseLine = async ({ summary }: Changeset) => {
  const [first, ...rest] = summary
    .trim()
    .split("\n")
    .map((line) => line.trimEnd());
  return [`- ${first}`, ...rest.map((line) => (line ? `  ${line}` : ""))].join("\n");
};

const getDependencyReleaseLine = async (_: Changeset[], dependencies: Dependency[]) =>
  dependencies.length === 0
    ? ""
    : `- Goes with ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(", ")}.`;

export default { getReleaseLine, getDependencyReleaseLine };

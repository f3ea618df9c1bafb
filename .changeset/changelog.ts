// Formats a changelog entry: the words of the changeset, exactly as written, and nothing about where they came from.

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
    : `- Works with ${dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`).join(", ")}.`;

export default { getReleaseLine, getDependencyReleaseLine };

const [neededMajor, neededMinor] = [20, 19];

/** Exits with a message when this Node is too old for the project. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
    console.error(
      `City Genie needs Node ${neededMajor}.${neededMinor} or newer; this is ${process.versions.node}. Get one at https://nodejs.org`,
    );
    process.exit(1);
  }
}

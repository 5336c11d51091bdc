/** What the hash of a password costs in tests of something else; most of what they compute would be hashes otherwise. */
export const quickHashing = { memoryCost: 64, timeCost: 1 };
/** How such a hash begins. */
export const quickHash = '$argon2id$v=19$m=64,t=1,p=1$';

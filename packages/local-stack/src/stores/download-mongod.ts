import { MongoBinary } from 'mongodb-memory-server-core';

// A process of its own, so that a download that doesn't start can be killed. Argument 1 is the folder; prints the path of mongod.
const path = await MongoBinary.getPath({ downloadDir: process.argv[2] ?? '' });
console.log(`mongod=${path}`);

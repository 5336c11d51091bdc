import mongoose from 'mongoose';

/** The id of one place per city, by the city's key, from the catalogue in recommendations' database. */
export async function placeOfEachCity(mongodbUri: string): Promise<Map<string, string>> {
  const connection = await mongoose.createConnection(mongodbUri, { dbName: 'recommendations' }).asPromise();
  const rows = await connection.collection<{ _id: string; city: string }>('catalogue').find({ kind: 'place' }).toArray();
  await connection.close();
  return new Map(rows.map(({ _id, city }) => [city, _id]));
}

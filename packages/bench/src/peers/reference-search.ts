import Fastify from 'fastify';
import mongoose, { Schema } from 'mongoose';

/*
 * The search as a first version would be: read the city's places with mongoose on every request, lean, rank them, send the best six. It has
 * no access checks, rate limits or routes, which is to its advantage.
 */
type Entry = { qualityScore: number; moodFit: Record<string, number> };
type Place = { _id: string; city: string; kind: string; entry: Entry };
type Search = { Params: { city: string }; Body: { mood: string } };

const connection = await mongoose.createConnection(process.env.MONGODB_URI ?? '', { dbName: 'recommendations' }).asPromise();
const schema = new Schema<Place>({ _id: String, city: String, kind: String, entry: Schema.Types.Mixed });
const places = connection.model('Place', schema, 'catalogue');
const shown = 6;

function merit({ qualityScore, moodFit }: Entry, mood: string): number {
  return 0.6 * (moodFit[mood] ?? 0) + (0.3 * (qualityScore - 1)) / 4;
}

const app = Fastify();
app.get('/readyz', async () => ({ status: 'ready' }));
app.post<Search>('/api/:city/search', async ({ params, body }) => {
  const candidates = await places.find({ city: params.city, kind: 'place' }).lean();
  const ranked = candidates
    .filter(({ entry }) => (entry.moodFit[body.mood] ?? 0) >= 0.6)
    .map(({ entry }) => ({ entry, score: merit(entry, body.mood) }))
    .sort((a, b) => b.score - a.score);
  return { success: true, recommendations: ranked.slice(0, shown).map(({ entry }) => entry) };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });

const defaultBaseUrl = 'https://api.open-meteo.com';
const timeoutMs = 4000;

/** A message when the weather provider can't be reached, else undefined. Never rejects. */
export async function weatherHint(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const baseUrl = env.WEATHER_BASE_URL ?? defaultBaseUrl;
  try {
    // Any reply will do; the weather service validates replies.
    await fetch(baseUrl, { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) });
    return undefined;
  } catch {
    return `Open-Meteo (${baseUrl}) cannot be reached from here: pages say that the weather is unavailable, everything else works.`;
  }
}

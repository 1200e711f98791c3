/** Milliseconds until a file is asked for once more. */
const AGAIN = 1000;

/**
 * Loads a file of the client, once more if that fails. If that fails as well, `start.js` reloads the
 * page: after an upgrade, an old page asks for files that are gone.
 */
export async function load<T>(file: () => Promise<T>): Promise<T> {
  try {
    return await file();
  } catch {
    await new Promise((done) => setTimeout(done, AGAIN));
  }
  try {
    return await file();
  } catch (error) {
    globalThis.dispatchEvent?.(new Event("file-missing"));
    throw error;
  }
}

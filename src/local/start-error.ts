/** Something a person at the terminal can put right, said in one sentence. */
export class StartError extends Error {
  override name = 'StartError';
}

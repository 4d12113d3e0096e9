import { ApiError } from './api-error.ts';

/**
 * Reads a body without ever holding more of it than is allowed, whether its length is declared or
 * not.
 * @param message for the one who sent more
 * @throws ApiError 413
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  message: string,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes)
    throw new ApiError('too_large', message);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new ApiError('too_large', message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

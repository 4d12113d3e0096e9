/**
 * A PostgreSQL server that speaks TLS, with a certificate that nobody trusts: a proxy before the
 * tests' own.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { createSecureContext, TLSSocket } from 'node:tls';
import { portOf } from '#local/free-port.ts';

export interface TlsProxy {
  /** The server's address at a host that is not known as this machine. */
  url: string;
  /** How many connections asked for TLS, and how many did not. */
  asked: { tls: number; plain: number };
  close: () => Promise<void>;
}

/** Made for these tests; valid for a hundred years, for `localhost` and 0.0.0.0. */
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBpTCCAUugAwIBAgIUH/19S3caQzoky6da69txVYyp3gIwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOVGVzdCBhdXRob3JpdHkwIBcNMjYxMTIyMTAxOTI4WhgPMjEy
NjEwMjkxMDE5MjhaMBkxFzAVBgNVBAMMDlRlc3QgYXV0aG9yaXR5MFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEqUXWrd9TTl4nAGfyZy5nJegPcoCGV4ovJ+uMfsrb
EV6ZjNYOMAYzVr3v0pIsr969MB0DcAqJcq16o0/4PKOdyqNvMG0wHQYDVR0OBBYE
FPrxSj/iIl/rrFGjTcI7Yc5xKXAxMB8GA1UdIwQYMBaAFPrxSj/iIl/rrFGjTcI7
Yc5xKXAxMBoGA1UdEQQTMBGCCWxvY2FsaG9zdIcEAAAAADAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0gAMEUCIQD2q5txp/wrSrNetFTLfCvbRluxSLPBE6zH
KeKZ5wSeVwIgVieD8Z8IvWumjgU5AGyjaEviBvrcuTC/PFSCut4oYUo=
-----END CERTIFICATE-----
`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgZINwSW/b3s1XZv3v
+rr2/WOKkyvjhuKAys4qr0dMGFihRANCAASpRdat31NOXicAZ/JnLmcl6A9ygIZX
ii8n64x+ytsRXpmM1g4wBjNWve/Skiyv3r0wHQNwColyrXqjT/g8o53K
-----END PRIVATE KEY-----
`;

/** PostgreSQL's protocol: a length of 8 and the code of SSLRequest. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * @param serverUrl where to go
 * @param speaksTls without it, TLS is refused, as by a server that has no certificate
 */
export async function startTlsProxy(serverUrl: string, speaksTls = true): Promise<TlsProxy> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const asked = { tls: 0, plain: 0 };
  const secureContext = createSecureContext({ key: KEY, cert: CERTIFICATE });
  const server = createServer((client) => {
    keep(sockets, client);
    client.once('data', (first) => {
      const isRequest = first.equals(SSL_REQUEST);
      asked[isRequest ? 'tls' : 'plain'] += 1;
      if (!isRequest) client.destroy();
      else if (!speaksTls) client.end('N');
      else {
        client.write('S');
        const secure = new TLSSocket(client, { isServer: true, secureContext });
        const upstream = connect(Number(target.port), target.hostname);
        keep(sockets, secure);
        keep(sockets, upstream);
        secure.pipe(upstream).pipe(secure);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(serverUrl);
  // Leads to this machine, and is no name of it.
  url.hostname = '0.0.0.0';
  url.port = String(portOf(server.address()));
  return {
    url: url.href,
    asked,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function keep(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  socket.on('error', () => socket.destroy());
  socket.on('close', () => sockets.delete(socket));
}

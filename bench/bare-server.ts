// The bare limit that the product is measured against: Fastify and one indexed read, nothing else.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });
const app = fastify();
app.post('/session', async (request) => {
  const { rows } = await pool.query('select id, user_id, expires_at from sessions where token_hash = $1', [
    Buffer.from(String(request.headers['access_token']), 'hex'),
  ]);
  return { code: 0, success: true, data: rows[0] };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

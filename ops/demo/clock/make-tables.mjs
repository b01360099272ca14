// The tables and nothing in them: what `migrate` seeds after that has the demo's time already.
import { migrate } from '../../../backend/dist/platform/database/migrate.js';

await migrate({ ownerUrl: process.env.DATABASE_OWNER_URL });

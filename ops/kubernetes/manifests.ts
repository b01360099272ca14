import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

type Probe = { readonly httpGet?: { readonly path: string; readonly port: string } };
export type Container = {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: { readonly limits: { readonly cpu: string; readonly memory: string } };
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
};
type Volume = {
  readonly name: string;
  readonly configMap?: { readonly name: string };
  readonly persistentVolumeClaim?: { readonly claimName: string };
  readonly secret?: { readonly secretName: string; readonly items: readonly { readonly key: string; readonly path: string }[] };
};
export type Pod = {
  readonly automountServiceAccountToken: boolean;
  readonly restartPolicy?: string;
  readonly securityContext: Readonly<Record<string, unknown>> & { readonly seccompProfile: { readonly type: string } };
  readonly containers: readonly Container[];
  readonly volumes: readonly Volume[];
};
type Template = { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
export type Labels = Readonly<Record<string, string>>;
export type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: Labels };
  readonly data?: Readonly<Record<string, string>>;
  // oxlint-disable-next-line no-explicit-any -- each kind has its own, and the schemas say which
  readonly spec?: any;
};
export type Kustomization = {
  readonly resources: readonly string[];
  readonly patches?: readonly { readonly path: string }[];
  readonly images?: readonly { readonly name: string; readonly newTag: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly files: readonly string[] }[];
};

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');

export const kustomizationOf = (folder: string): Kustomization => parse(read(join(folder, 'kustomization.yaml'))) as Kustomization;

export const documentsIn = (path: string): readonly Manifest[] =>
  parseAllDocuments(read(path)).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return document.toJS() as Manifest;
  });

/** What runs pods, whatever starts it. */
export function templateOf({ kind, spec }: Manifest): Template | null {
  if (kind === 'Deployment' || kind === 'Job') return spec.template as Template;
  return kind === 'CronJob' ? (spec.jobTemplate.spec.template as Template) : null;
}

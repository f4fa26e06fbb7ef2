import { join } from 'node:path';
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  Alias,
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  type IFunction,
  type IVersion,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { CfnBucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { FUNCTIONS_OUT } from '#scripts/build/functions.ts';
import { UNRESERVED_CONCURRENCY, type StageConfig } from '../config.ts';
import type { FunctionDeclaration } from '#core/declaration.ts';
import { grantsOf, type TableGrant } from '../grants.ts';
import { accept } from './accept.ts';

const LOG_LEVELS = {
  debug: ApplicationLogLevel.DEBUG,
  info: ApplicationLogLevel.INFO,
  warn: ApplicationLogLevel.WARN,
  error: ApplicationLogLevel.ERROR,
} as const;

/** What functions are given of the data stack. */
export interface DataAccess {
  readonly table: Table;
  readonly tableKey: IKey;
  readonly tokenKey: IKey;
  readonly vaultKey: IKey;
  readonly exportsBucket: IBucket;
}

interface DomainFunctionProps {
  readonly stage: StageConfig;
  readonly declaration: FunctionDeclaration;
  /** The shares of all functions together. */
  readonly allShares: number;
  readonly data: DataAccess;
  readonly environment?: Readonly<Record<string, string>>;
}

/** One Lambda with its log and a role of its own; leave and environment come together, from its declaration. */
export class DomainFunction extends Construct {
  readonly name: string;
  readonly function: LambdaFunction;
  /** What moves calls to a new version little by little; without it they go to the newest at once. */
  readonly alias: Alias | undefined;
  readonly role: Role;
  readonly timeout: Duration;
  /** Paths of the gateway that lead here besides those of the contract. */
  readonly pathsBeside: readonly string[];

  constructor(scope: Construct, id: string, { stage, declaration, allShares, data, environment }: DomainFunctionProps) {
    super(scope, id);
    const { name, description, memory, authenticates, secrets, archives, canary } = declaration;
    const hasData = Object.keys(declaration.repositories).length > 0;
    this.name = name;
    this.pathsBeside = declaration.pathsBeside ?? [];
    this.timeout = Duration.seconds(declaration.timeout);

    const logGroup = new LogGroup(this, 'Log', {
      retention: stage.logRetentionDays,
      removalPolicy: stage.keepData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `Tonus ${stage.name}: ${name}`,
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [
            new PolicyStatement({
              actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
              resources: [logGroup.logGroupArn],
            }),
            ...grantsOf(name).map((grant) => itemStatement(data.table, grant)),
            ...(hasData ? [tableKeyStatement(data)] : []),
            ...(authenticates
              ? [new PolicyStatement({ actions: ['kms:GenerateMac'], resources: [data.tokenKey.keyArn] })]
              : []),
            ...(secrets ? [vaultStatement(data, secrets)] : []),
            ...(archives ? archiveStatements(data, archives) : []),
          ],
        }),
      },
    });
    this.function = new LambdaFunction(this, 'Function', {
      description,
      code: Code.fromAsset(join(FUNCTIONS_OUT, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: stage.architecture === 'arm64' ? Architecture.ARM_64 : Architecture.X86_64,
      memorySize: memory,
      timeout: this.timeout,
      role: this.role,
      ...reserved(stage, declaration, allShares),
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: LOG_LEVELS[stage.logLevel],
      environment: {
        STAGE: stage.name,
        ...(hasData ? { TABLE_NAME: data.table.tableName } : {}),
        ...(authenticates ? { TOKEN_KEY_ID: data.tokenKey.keyArn, TOKEN_EPOCH: stage.tokenEpoch } : {}),
        ...(secrets ? { VAULT_KEY_ID: data.vaultKey.keyArn } : {}),
        ...(archives ? { EXPORTS_BUCKET: data.exportsBucket.bucketName } : {}),
        ...environment,
      },
    });
    this.alias = canary && stage.canary ? this.#alias() : undefined;
    this.#acceptFindings(stage, logGroup);
    if (archives) this.#acceptEveryArchive(data.exportsBucket);
  }

  /** What the gateway calls. */
  get entry(): IFunction {
    // The library's classes miss their interface by an optional property; a border of types, nothing else.
    return (this.alias ?? this.function) as IFunction;
  }

  #alias(): Alias {
    return new Alias(this, 'Live', { aliasName: 'live', version: this.function.currentVersion as IVersion });
  }

  /** An archive is named for its workspace, which no role knows beforehand. */
  #acceptEveryArchive(bucket: IBucket): void {
    const { stack } = bucket;
    const id = stack.getLogicalId(bucket.node.defaultChild as CfnBucket);
    // A synthesis has written the reference to the other stack by its export when it is checked, a test has not yet.
    const exported = stack.resolve(stack.exportValue(bucket.bucketArn)) as { 'Fn::ImportValue': string };
    accept(
      this.role,
      'Archives of all workspaces lie in one bucket, which holds nothing else; the API says whose each is',
      `AwsSolutions-IAM5[Resource::<${id}.Arn>/*]`,
      `AwsSolutions-IAM5[Resource::${exported['Fn::ImportValue']}/*]`,
    );
  }

  #acceptFindings(stage: StageConfig, logGroup: LogGroup): void {
    accept(logGroup, 'Encrypted by CloudWatch; its lines hold nothing of people', 'CKV_AWS_158');
    accept(
      this.function,
      'Requests answer their caller; the stream and the schedules leave dead letters in a queue of their own',
      'CKV_AWS_116',
    );
    accept(
      this.function,
      'It reaches public endpoints alone: a VPC would cost by the hour and keep nobody out',
      'CKV_AWS_117',
    );
    accept(
      this.function,
      'Encrypted by Lambda; a key of our own would cost a call to KMS at every cold start, and whoever deploys reads it anyway',
      'CKV_AWS_173',
    );
    if (stage.concurrency === undefined) {
      accept(this.function, 'The stage does not say how much the account allows', 'CKV_AWS_115');
    }
  }
}

/** A flood that reaches one function leaves the others what is reserved for them. */
function reserved(
  { concurrency }: StageConfig,
  { concurrencyShare }: FunctionDeclaration,
  allShares: number,
): { reservedConcurrentExecutions?: number } {
  if (concurrency === undefined) return {};
  const shared = concurrency - UNRESERVED_CONCURRENCY;
  return { reservedConcurrentExecutions: Math.floor((shared * concurrencyShare) / allShares) };
}

/** Secrets of these kinds, whatever the workspace: what another function has sealed stays shut. */
function vaultStatement({ vaultKey }: DataAccess, kinds: readonly string[]): PolicyStatement {
  return new PolicyStatement({
    actions: ['kms:Encrypt', 'kms:Decrypt'],
    resources: [vaultKey.keyArn],
    conditions: { StringEquals: { 'kms:EncryptionContext:kind': [...kinds] } },
  });
}

/**
 * Leave for some actions on the items whose partition key begins as named, and on no other. «For all values» holds of
 * none as well: a request that names no key is refused by the second condition.
 */
function itemStatement(table: Table, { prefixes, actions }: TableGrant): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': prefixes.map((prefix) => `${prefix}*`) },
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
}

/** The table decrypts itself for a caller only if the caller may use the key, through the table and not otherwise. */
function tableKeyStatement({ table, tableKey }: DataAccess): PolicyStatement {
  const { region, urlSuffix } = Stack.of(table);
  return new PolicyStatement({
    actions: [
      'kms:Decrypt',
      'kms:Encrypt',
      'kms:GenerateDataKey',
      'kms:ReEncryptFrom',
      'kms:ReEncryptTo',
      'kms:DescribeKey',
    ],
    resources: [tableKey.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${region}.${urlSuffix}` } },
  });
}

const ARCHIVE_ACTIONS = {
  read: { s3: ['s3:GetObject'], kms: ['kms:Decrypt'] },
  // Whoever sends an archive in parts reads the key of the first one again.
  write: {
    s3: ['s3:PutObject', 's3:DeleteObject', 's3:AbortMultipartUpload'],
    kms: ['kms:GenerateDataKey', 'kms:Decrypt'],
  },
} as const;

/** Leave for the archives of workspaces, and for the key they are encrypted with, through S3 and not otherwise. */
function archiveStatements({ exportsBucket, tableKey }: DataAccess, access: 'read' | 'write'): PolicyStatement[] {
  const { region, urlSuffix } = Stack.of(exportsBucket);
  const { s3, kms } = ARCHIVE_ACTIONS[access];
  return [
    new PolicyStatement({ actions: [...s3], resources: [exportsBucket.arnForObjects('*')] }),
    new PolicyStatement({
      actions: [...kms],
      resources: [tableKey.keyArn],
      conditions: { StringEquals: { 'kms:ViaService': `s3.${region}.${urlSuffix}` } },
    }),
  ];
}

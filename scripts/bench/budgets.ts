/** How a figure is held against its budget: it may be at most, or must be at least, so much. */
export interface Budget {
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
}

const KB = 1024;

/**
 * Every promise about cost and speed, in one place. The bench prints all of them; tests hold the counts (units, round
 * trips, bytes, requests). Times are ratios to references made in the same run wherever they can be.
 */
export const budgets = {
  /** Of what is said where there is nothing: see scripts/bench/truth. */
  falseWeeks: { unit: '%', atMost: 3 },
  falseDrivers: { unit: '%', atMost: 5 },
  falseBands: { unit: '%', atMost: 5 },
  missedBySilent: { unit: '%', atMost: 6 },
  falseTurnout: { unit: '%', atMost: 5 },
  falseEffects: { unit: '%', atMost: 3 },
  /** By route: what one successful request may ask of DynamoDB. */
  operations: {
    getPublicPoll: { reads: { unit: 'read units', atMost: 1 }, calls: { unit: 'round trips', atMost: 1 } },
    /** The code, the wrong ones of its source, the run. */
    getPollByCode: { reads: { unit: 'read units', atMost: 2.5 }, calls: { unit: 'round trips', atMost: 3 } },
    takePublicPoll: { writes: { unit: 'write units', atMost: 2 }, calls: { unit: 'round trips', atMost: 2 } },
    takePoll: { writes: { unit: 'write units', atMost: 3 } },
    /** A ballot is given out and used: three units together, as with a mark. */
    issuePollBallot: { writes: { unit: 'write units', atMost: 1 } },
    takePollByBallot: { writes: { unit: 'write units', atMost: 2 }, calls: { unit: 'round trips', atMost: 3 } },
    /** The first look of somebody on a day is written into the access log. */
    getSummary: { reads: { unit: 'read units', atMost: 3 }, writes: { unit: 'write units', atMost: 1 } },
    getResults: { reads: { unit: 'read units', atMost: 14 }, writes: { unit: 'write units', atMost: 1 } },
    // Half a unit of them: whether the company of this address lets its people in by its provider alone.
    login: { reads: { unit: 'read units', atMost: 2 }, writes: { unit: 'write units', atMost: 2 } },
    listMembers: { reads: { unit: 'read units', atMost: 7 } },
    /** A key costs a read, two units in the transaction and one for the reply; without one nothing. */
    createPoll: { reads: { unit: 'read units', atMost: 2.5 }, writes: { unit: 'write units', atMost: 10 } },
    'createPoll with a key': {
      reads: { unit: 'read units', atMost: 3.5 },
      writes: { unit: 'write units', atMost: 13 },
    },
    'createPoll sent again': { reads: { unit: 'read units', atMost: 2 }, writes: { unit: 'write units', atMost: 0 } },
    // Ten of them are the limits of letters: rare, and what stands between the service and a mail cannon.
    /** With the entry by which the invited find what waits for their address. */
    inviteMember: { writes: { unit: 'write units', atMost: 18 } },
    listTasks: { reads: { unit: 'read units', atMost: 8 } },
    getTaskStats: { reads: { unit: 'read units', atMost: 2 }, calls: { unit: 'round trips', atMost: 2 } },
    /** The stream writes one unit more for the trail, and reads one. */
    moveTask: { writes: { unit: 'write units', atMost: 4 } },
    /** Ten years of months lie in one item, compressed; what was spent of a year in another, however many expenses it has. */
    importMonths: { writes: { unit: 'write units', atMost: 12 } },
    listMonths: { reads: { unit: 'read units', atMost: 3 } },
    getBudget: { reads: { unit: 'read units', atMost: 6 } },
    createExpense: { writes: { unit: 'write units', atMost: 8 } },
    createInitiative: { writes: { unit: 'write units', atMost: 10 } },
    me: { calls: { unit: 'round trips', atMost: 1 } },
  },
  /** Account, workspaces and role: what the app asks for before it shows anything. */
  appLoadReads: { unit: 'read units', atMost: 3 },
  /** A run with a hundred answers or with a hundred thousand; the first page of results is fifty of them. */
  scale: {
    results: { reads: { unit: 'read units', atMost: 14 } },
    summary: { reads: { unit: 'read units', atMost: 3 } },
    submit: { writes: { unit: 'write units', atMost: 2 } },
  },
  /** A survey of twenty questions and forty teams, with a hundred answers or with a hundred thousand. */
  surveys: {
    results: { reads: { unit: 'read units', atMost: 10 } },
    submit: { writes: { unit: 'write units', atMost: 3 } },
    /** Before compression. */
    reply: { kilobytes: { unit: 'kB', atMost: 400 } },
  },
  /** Two hundred polls of ten questions: all of them as lines, and the twenty in sight in numbers. */
  pollList: {
    lines: { reads: { unit: 'read units', atMost: 62 } },
    figures: { reads: { unit: 'read units', atMost: 44 } },
    /** Before compression. */
    reply: { kilobytes: { unit: 'kB', atMost: 64 } },
  },
  /** Five tasks or five thousand in a company of forty people; a list is fifty of them. */
  tasks: {
    list: { reads: { unit: 'read units', atMost: 8 } },
    stats: { reads: { unit: 'read units', atMost: 2 } },
    move: { writes: { unit: 'write units', atMost: 4 } },
  },
  /**
   * A month of pay, of forty people or of the ten thousand that one file may have. An import is one transaction, which
   * costs two units a kilobyte; time as this machine takes it, with an embedded database.
   */
  finance: {
    small: {
      writes: { unit: 'write units', atMost: 20 },
      readAll: { unit: 'read units', atMost: 8 },
      seconds: { unit: 's', atMost: 3 },
      memory: { unit: 'bytes of memory', atMost: 256 * KB * KB },
    },
    large: {
      writes: { unit: 'write units', atMost: 1_000 },
      readAll: { unit: 'read units', atMost: 150 },
      seconds: { unit: 's', atMost: 10 },
      memory: { unit: 'bytes of memory', atMost: 512 * KB * KB },
    },
  },
  /** A request that is turned away. */
  refusalReads: { unit: 'read units', atMost: 2 },
  /** An invitation that is not there: whoever has just used it is told that they are in, which takes a strong read. */
  usedInvitationReads: { unit: 'read units', atMost: 2.5 },
  /** More members, polls and runs around it make no request dearer. */
  growth: { unit: 'more', atMost: 0 },

  /** A night of a portal with 2,300 people and 5,200 tasks of which one in a hundred has changed. */
  snapshotWrites: { unit: 'write units', atMost: 1 },
  snapshotIdleWrites: { unit: 'write units', atMost: 0 },
  refreshRequests: { unit: 'requests', atMost: 2 },
  refreshReads: { unit: 'read units', atMost: 10 },
  snapshotMemory: { unit: 'bytes of memory', atMost: 256 * KB * KB },

  /** A guard against accidents, which weigh hundreds of kilobytes; what a bundle may weigh follows from `coldStart`. */
  bundleBytes: { unit: 'bytes', atMost: 500 * KB },
  /** With what analyses, and writes archives: ZIP, CSV and the sections of one. The words it knows lie beside it. */
  slowJobsBundleBytes: { unit: 'bytes', atMost: 730 * KB },
  /** Languages of zod, and ways to find credentials that no Lambda takes. */
  ballastBytes: { unit: 'bytes', atMost: 0 },

  /** A thousand tasks on the board; forty of a column are shown at first. */
  boardFirstRender: { unit: 'ms', atMost: 1000 },
  boardCards: { unit: 'cards', atMost: 160 },
  boardLongestTask: { unit: 'ms', atMost: 50 },
  boardDragP95: { unit: 'ms', atMost: 100 },
  boardCardsTouched: { unit: 'cards', atMost: 0 },

  /** Loading and the first request, against the naive stack; a respondent on a phone waits for `answers`. */
  coldStart: { unit: '× naive', atMost: 0.55 },
  coldStartOfAnswers: { unit: '× naive', atMost: 0.45 },
  /** CPU of a request without its database, against one written by hand. */
  warmRequest: { unit: '× floor', atMost: 3 },

  /** Two hundred respondents at once: nothing goes wrong, and gateway, Lambda and contract leave so much of the speed. */
  loadWrong: { unit: 'answers', atMost: 0 },
  /** Of all processes of the product together, the embedded database among them. */
  loadMemory: { unit: 'MB', atMost: 1024 },
  loadThroughput: { unit: '× bare', atLeast: 0.35 },
  /** While services around the product go wrong: of submissions, and against a run in which nothing does. */
  faultsTold: { unit: '%', atMost: 0.1 },
  faultsAsked: { unit: '× calm', atMost: 1.6 },

  /** What a server at work surely grows by, of what it has in the middle of the time. */
  soakMemory: { unit: '% an hour', atMost: 5 },
  soakLatency: { unit: '% an hour', atMost: 20 },
  soakThreads: { unit: 'threads', atMost: 0 },

  /** A company of thousands: a function may give back six megabytes and take five minutes for a job. */
  largeReply: { unit: 'kB', atMost: 512 },
  largeJob: { unit: 's', atMost: 150 },

  hashShare: { unit: '% of login', atLeast: 90 },
  hashTime: { unit: 'ms', atMost: 40 },
  /** How far apart the answers for a known and an unknown address may be. */
  loginGap: { unit: '% of time', atMost: 3 },

  /** The first screen shows figures, steps and tasks now; its charts and money come later and are none of it. */
  appScript: { unit: 'bytes gzip', atMost: 189 * KB },
  landingScript: { unit: 'bytes gzip', atMost: 25 * KB },
  /** Everything the landing loads, its own text and the fonts included, as it travels. */
  landingBytes: { unit: 'bytes gzip', atMost: 75 * KB },
  landingRequests: { unit: 'requests', atMost: 8 },
  pollScript: { unit: 'bytes gzip', atMost: 20 * KB },
  /** With questions of the kinds that most surveys ask; the others are fetched by need. */
  surveyScript: { unit: 'bytes gzip', atMost: 20 * KB },
  /** Of the page on which anybody checks a record. */
  verifyScript: { unit: 'bytes gzip', atMost: 20 * KB },
  /** Everything the poll page loads, fonts included, as it travels. */
  pollBytes: { unit: 'bytes gzip', atMost: 75 * KB },
  /** Up to the moment the form of the poll page is painted, its language among them; the fonts come after it on a slow line. */
  pollRequests: { unit: 'requests', atMost: 7 },
} as const satisfies Record<string, Budget | Record<string, Record<string, Budget>>>;

/** Who is asked for an invitation is looked for among the members as well, and by what is known of their address. */
const INVITATION_REFUSALS = ['unknown invitation, to accept', "someone else's invitation"];

/** What a refusal may cost, by the reason for it. */
export function refusalBudget(reason: string): Budget {
  return INVITATION_REFUSALS.includes(reason) ? budgets.usedInvitationReads : budgets.refusalReads;
}

/** What the bundle of a function may weigh. */
export function bundleBudget(name: string): Budget {
  return name === 'slow-jobs' ? budgets.slowJobsBundleBytes : budgets.bundleBytes;
}

/** Whether a figure keeps its budget. */
export function keeps(value: number, { atMost = Infinity, atLeast = -Infinity }: Budget): boolean {
  return value <= atMost && value >= atLeast;
}

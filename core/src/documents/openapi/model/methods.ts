/** The methods a Path Item has fields for, in the order they are shown. */
export const methods = ["get", "post", "put", "patch", "delete", "head", "options", "trace", "query"] as const;

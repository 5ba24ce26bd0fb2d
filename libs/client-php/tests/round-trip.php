<?php

// Reads each example of an answer in an OpenAPI document into its class and writes it again. Prints as JSON how many
// there were, and which came back different: `php round-trip.php <openapi.json>` in a project that has the package.

declare(strict_types=1);

require 'vendor/autoload.php';

/** Without nulls, which an object leaves out, and with its keys in order. */
function canonical(mixed $value): mixed
{
    if (!is_array($value)) {
        return $value;
    }
    $filled = array_filter(array_map(canonical(...), $value), static fn (mixed $one): bool => $one !== null);
    if (!array_is_list($value)) {
        ksort($filled);
    }
    return $filled;
}

$document = json_decode(file_get_contents($argv[1]), true, 512, JSON_THROW_ON_ERROR);
$count = 0;
$different = [];
foreach ($document['paths'] as $methods) {
    foreach ($methods as $operation) {
        foreach ($operation['responses'] as $status => $response) {
            $media = $response['content']['application/json'] ?? [];
            $class = 'Rubrica\\Type\\' . basename($media['schema']['$ref'] ?? '-');
            $examples = [...array_column($media['examples'] ?? [], 'value'), ...array_filter([$media['example'] ?? null])];
            foreach ($status < 300 && class_exists($class) ? $examples : [] as $example) {
                $count++;
                $written = json_decode(json_encode($class::from($example)), true);
                if (canonical($written) !== canonical($example)) {
                    $different[] = $operation['operationId'];
                }
            }
        }
    }
}
echo json_encode(['count' => $count, 'different' => $different]);

<?php

return [
    'default' => 'database',
    'stores' => [
        'database' => ['driver' => 'database', 'table' => 'cache', 'connection' => null, 'lock_connection' => null],
    ],
    'prefix' => 'portal',
];
